import { keptBonusText } from '@maidan/locales'
import { Button, Dialog, MoneyText, showToast } from '@maidan/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useBalance } from '../../features/balance/queries.ts'
import { useGiveUpBonus } from '../../features/loyalty/queries.ts'
import { useTurnovers } from '../../lib/session/turnovers.ts'
import type { Turnover } from '../../lib/session/turnovers.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { readMinor } from '../../lib/read-money.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { FormNote } from '../notes/form-note.tsx'

type Props = {
  turnover: Turnover
  /** Of the button, where the player is not about to withdraw. */ label?: string
}

/** The way out of a turnover: what the player would give up and have is said before they choose. */
export function GiveUpBonus({ turnover, label }: Props) {
  const t = useText(keptBonusText)
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const giveUp = useGiveUpBonus(() => {
    showToast(t('given_up'), 'good')
    setOpen(false)
  })
  const texts = { language, fallback: t('failed'), network: t('failed') }
  return (
    <>
      {!giveUp.isSuccess && (
        <Button className="mt-3" look="secondary" onClick={() => setOpen(true)}>
          {label ?? t('giveUp')}
        </Button>
      )}
      <Dialog
        actions={
          <>
            <Button disabled={giveUp.isPending} look="secondary" onClick={() => setOpen(false)}>
              {t('keep')}
            </Button>
            <Button
              busy={giveUp.isPending}
              disabled={giveUp.isPending}
              onClick={() => giveUp.mutate(turnover.id)}
            >
              {t(giveUp.isPending ? 'busy' : 'yes')}
            </Button>
          </>
        }
        onOpenChange={setOpen}
        open={open}
        title={t('title')}
      >
        <Outcome turnover={turnover} />
        {giveUp.isError && <FormNote>{failureText(giveUp.error, texts)}</FormNote>}
      </Dialog>
    </>
  )
}

/** Exactly what giving it up does to the player's money. */
function Outcome({ turnover }: { turnover: Turnover }) {
  const t = useText(keptBonusText)
  const balance = useBalance().data
  const open = useTurnovers().data?.filter(({ status }) => status === 'active') ?? []
  if (balance === undefined) return null
  const { currency } = balance
  const amount = (text: string | undefined) => (
    <MoneyText currency={currency} minor={readMinor(text ?? '0', currency)} />
  )
  return (
    <>
      <dl className="mb-3 grid gap-2 text-sm">
        <Line label={t('loses')}>{amount(turnover.bonus)}</Line>
        <Line label={t('falls')}>{amount(turnover.remaining_turnover)}</Line>
        {open.length <= 1 && (
          <Line label={t('free')}>
            <MoneyText className="text-grass" currency={currency} minor={balance.minor} />
          </Line>
        )}
      </dl>
      {open.length > 1 && <p className="mb-3 text-sm text-amber">{t('stillOpen')}</p>}
      <p className="mb-3 text-sm">{t('final')}</p>
    </>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt>{label}</dt>
      <dd className="font-semibold text-text">{children}</dd>
    </div>
  )
}
