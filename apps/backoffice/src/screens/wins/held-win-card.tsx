import { winsText } from '@maidan/locales'
import { Button, Card, useText } from '@maidan/ui'
import { Check, Undo2, UsersRound } from 'lucide-react'
import type { HeldWin, Verdict } from '../../features/wins/queries.ts'
import { Fact, Facts } from '../../parts/facts/facts.tsx'
import { Money } from '../../parts/facts/money.tsx'
import { Note } from '../../parts/notes/note.tsx'
import { PlayerLink } from '../../parts/facts/player-link.tsx'
import { When } from '../../parts/facts/when.tsx'

type Props = { win: HeldWin; mayAsk: boolean; onAsk: (win: HeldWin, verdict: Verdict) => void }

/** One win with what its game allowed, and the two ways it can go. */
export function HeldWinCard({ win, mayAsk, onAsk }: Props) {
  const t = useText(winsText)
  const { currency } = win
  return (
    <Card>
      <Facts>
        <Fact name={t('player')}>
          <PlayerLink id={win.player_id} username={win.username} />
        </Fact>
        <Fact name={t('game')}>
          {win.game} <span className="text-quiet">{win.platform}</span>
        </Fact>
        <Fact name={t('win')}>
          <Money amount={win.win} code className="text-amber" currency={currency} />
        </Fact>
        <Fact name={t('because')}>{t(`because_${win.reason}`)}</Fact>
        <Allowed win={win} />
        <Fact name={t('bet')}>
          <Money amount={win.bet} code currency={currency} />
        </Fact>
        <Fact copy={win.round_id} name={t('round')}>
          {win.round_id}
        </Fact>
        <Fact copy={win.transaction_id} name={t('transaction')}>
          {win.transaction_id}
        </Fact>
        <Fact name={t('at')}>
          <When at={win.at} zone />
        </Fact>
      </Facts>
      {win.approval_id !== null && (
        <Note icon={UsersRound} tone="info">
          {t('waits', { id: String(win.approval_id) })}
        </Note>
      )}
      {win.approval_id === null && mayAsk && (
        <div className="mt-3 flex flex-wrap gap-2 *:flex-1 max-lg:*:h-11">
          <Button look="danger" onClick={() => onAsk(win, 'return')} size="small">
            <Undo2 aria-hidden className="size-4" />
            {t('return')}
          </Button>
          <Button onClick={() => onAsk(win, 'pay')} size="small">
            <Check aria-hidden className="size-4" />
            {t('pay')}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** What stood against it: the most of its provider's day, or the largest win of its game. */
function Allowed({ win: { largest, most, paid_out, currency } }: { win: HeldWin }) {
  const t = useText(winsText)
  if (most === null || paid_out === null)
    return (
      <Fact name={t('largest')}>
        <Money amount={largest} code currency={currency} />
      </Fact>
    )
  return (
    <>
      <Fact name={t('paidOut')}>
        <Money amount={paid_out} code currency={currency} />
      </Fact>
      <Fact name={t('most')}>
        <Money amount={most} code currency={currency} />
      </Fact>
    </>
  )
}
