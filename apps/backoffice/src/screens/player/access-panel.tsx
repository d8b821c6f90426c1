import { playersText } from '@maidan/locales'
import { Badge, Button, useText } from '@maidan/ui'
import { useState } from 'react'
import { useMe } from '../../features/overview/queries.ts'
import type { PlayerRecord, Section } from '../../features/players/queries.ts'
import { BlockDialog } from './block-dialog.tsx'
import { FactorLine } from './factor-line.tsx'

const sections = ['exchange', 'games', 'account'] as const satisfies readonly Section[]

/** What the player may enter, and the buttons that open or block it. */
export function AccessPanel({ player }: { player: PlayerRecord }) {
  const t = useText(playersText)
  const me = useMe()
  const [asked, setAsked] = useState<Section | null>(null)
  const mayBlock = me?.role === 'admin' || me?.role === 'support'
  return (
    <>
      <ul className="divide-y divide-field-800 text-sm">
        {sections.map((section) => {
          const blocked = isBlocked(player, section)
          const act = t(blocked ? 'doOpen' : 'doBlock')
          return (
            <li className="flex min-h-11 items-center gap-3 py-1" key={section}>
              <span className="flex-1">{t(`section_${section}`)}</span>
              <Badge tone={blocked ? 'bad' : 'good'}>{t(blocked ? 'blocked' : 'open')}</Badge>
              {mayBlock && (
                <Button
                  aria-label={`${act}: ${t(`section_${section}`)}`}
                  className="min-w-20"
                  look={blocked ? 'secondary' : 'danger'}
                  onClick={() => setAsked(section)}
                  size="small"
                >
                  {act}
                </Button>
              )}
            </li>
          )
        })}
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
