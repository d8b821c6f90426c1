import { roundsText } from '@maidan/locales'
import { Badge, Button, useText } from '@maidan/ui'
import type { ReactNode } from 'react'
import type { RoundDifference } from '../../../features/rounds/queries.ts'
import { CopyValue } from '../../../parts/facts/copy-value.tsx'
import { PlayerLink } from '../../../parts/facts/player-link.tsx'
import { When } from '../../../parts/facts/when.tsx'
import { BetWin } from './bet-win.tsx'

type Props = {
  difference: RoundDifference
  /** Nothing for those who only read. */
  onClose: (() => void) | undefined
}

/** One round that does not agree: both sides of it, and what became of that. */
export function DifferenceCard({ difference, onClose }: Props) {
  const t = useText(roundsText)
  const { round_id: id, difference: kind, began_at: began, ours, theirs } = difference
  const isOpen = difference.agreed_at === null && difference.closed === null
  return (
    <div className="flex flex-col gap-2 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={isOpen ? 'bad' : 'neutral'}>{t(`difference_${kind}`)}</Badge>
        <span className="tabular flex min-w-0 items-center text-xs wrap-anywhere">
          <span className="text-quiet">{t('round')}</span>&nbsp;{id}
          <CopyValue value={id} what={t('round')} />
        </span>
        <span className="text-xs text-quiet">
          {t('began')} <When at={began} zone />
        </span>
        {isOpen && onClose && (
          <Button className="ml-auto" look="secondary" onClick={onClose} size="small">
            {t('close')}
          </Button>
        )}
      </div>
      <div className="grid gap-2 md:grid-cols-2">
        <Side name={t('ourBook')}>
          {ours && (
            <>
              <BetWin bet={ours.bet} currency={ours.currency} win={ours.win} />
              <span className="flex flex-wrap items-center gap-x-3 text-xs text-quiet">
                <span>{t(`round_${ours.state}`)}</span>
                <PlayerLink id={ours.player.id} username={ours.player.username} />
              </span>
            </>
          )}
        </Side>
        <Side name={t('theirList')}>
          {theirs && (
            <>
              <BetWin bet={theirs.bet} currency={theirs.currency} win={theirs.win} />
              <span className="flex flex-wrap items-center gap-x-3 text-xs text-quiet">
                <span>{t(`round_${theirs.state}`)}</span>
                <span className="tabular wrap-anywhere">
                  {t('player')} {theirs.player}
                </span>
              </span>
            </>
          )}
        </Side>
      </div>
      <Ending difference={difference} />
    </div>
  )
}

function Side({ name, children }: { name: string; children: ReactNode }) {
  const t = useText(roundsText)
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <span className="text-xs text-quiet">{name}</span>
      {children ?? <span className="text-quiet">{t('nothing')}</span>}
    </div>
  )
}

/** That it agrees meanwhile, or who closed it and why. */
function Ending({ difference: { agreed_at: agreed, closed } }: { difference: RoundDifference }) {
  const t = useText(roundsText)
  return (
    <>
      {agreed !== null && (
        <p className="text-xs text-grass">
          {t('agreed')} <When at={agreed} zone />
        </p>
      )}
      {closed !== null && (
        <p className="text-xs wrap-anywhere text-quiet">
          {t('closedBy', { name: closed.by })} · <When at={closed.at} zone /> · {closed.reason}
        </p>
      )}
    </>
  )
}
