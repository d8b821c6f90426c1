import { PLAYER_SECTIONS } from '@maidan/contract'
import { playersText } from '@maidan/locales'
import { Badge, Button, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../app/paths.ts'
import { useMe } from '../../features/overview/queries.ts'
import type { PlayerRecord, Section } from '../../features/players/queries.ts'
import { BlockDialog } from './block-dialog.tsx'
import { FactorLine } from './factor-line.tsx'

/** What the player may enter, and the buttons that open or block it. */
export function AccessPanel({ player }: { player: PlayerRecord }) {
  const me = useMe()
  const [asked, setAsked] = useState<Section | null>(null)
  const mayBlock = me?.role === 'admin' || me?.role === 'support'
  return (
    <>
      <ul className="divide-y divide-field-800 text-sm">
        {PLAYER_SECTIONS.map((section) => (
          <li className="flex min-h-11 flex-wrap items-center gap-x-3 py-1" key={section}>
            <AccessLine
              mayBlock={mayBlock}
              onAsk={() => setAsked(section)}
              player={player}
              section={section}
            />
          </li>
        ))}
        <FactorLine mayReset={mayBlock} player={player} />
      </ul>
      {asked !== null && (
        <BlockDialog
          block={!isBlocked(player, asked)}
          onClose={() => setAsked(null)}
          player={player}
          section={asked}
        />
      )}
    </>
  )
}

type LineProps = { player: PlayerRecord; section: Section; mayBlock: boolean; onAsk: () => void }

/** One section, and the one thing that can be done with it now: block it, ask to open it, or look. */
function AccessLine({ player, section, mayBlock, onAsk }: LineProps) {
  const t = useText(playersText)
  const blocked = isBlocked(player, section)
  const waits = blocked && player.open_requests[section] !== null
  return (
    <>
      <span className="flex-1">{t(`section_${section}`)}</span>
      <Badge tone={blocked ? 'bad' : 'good'}>{t(blocked ? 'blocked' : 'open')}</Badge>
      {waits && (
        <Link className="inline-flex min-h-11 items-center lg:min-h-9" to={paths.approvals}>
          <Badge tone="waiting">{t('openWaits')}</Badge>
        </Link>
      )}
      {mayBlock && !waits && <AccessButton blocked={blocked} onAsk={onAsk} section={section} />}
    </>
  )
}

type ButtonProps = Pick<LineProps, 'section' | 'onAsk'> & { blocked: boolean }

function AccessButton({ blocked, section, onAsk }: ButtonProps) {
  const t = useText(playersText)
  const act = t(blocked ? 'doOpen' : 'doBlock')
  return (
    <Button
      aria-label={`${act}: ${t(`section_${section}`)}`}
      className="min-w-20"
      look={blocked ? 'secondary' : 'danger'}
      onClick={onAsk}
      size="small"
    >
      {act}
    </Button>
  )
}

function isBlocked(player: PlayerRecord, section: Section): boolean {
  switch (section) {
    case 'exchange':
      return player.exchange_blocked
    case 'games':
      return player.games_blocked
    case 'account':
      return player.status === 'blocked'
  }
}
