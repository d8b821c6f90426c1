import { freeRoundsText, promoCodesText, textIn } from '@maidan/locales'
import { Button, buttonClass, Dialog, siteTime } from '@maidan/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { DoneNote } from '../../../app/notes/done-note.tsx'
import { useTakeCode } from '../../../features/promotions/codes.ts'
import type { CodeOffer } from '../../../features/promotions/codes.ts'
import { PlayWeights } from '../../../features/promotions/play-weights.tsx'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../lib/router/link.tsx'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { shortTaka } from '../parts/short-taka.ts'
import { Taka } from '../parts/taka.tsx'
import { CodeRefusal } from './code-refusal.tsx'
import { freeKeys } from '../../../features/promotions/free-keys.ts'
import { FreeOffer } from './free-offer.tsx'

type Props = { offer: CodeOffer | null; onClose: (isTaken: boolean) => void }

/** What a code gives and asks for, before the player says yes or no. */
export function CodeOfferDialog({ offer, onClose }: Props) {
  const t = useText(promoCodesText)
  const free = useText(freeRoundsText)
  const language = useLanguage()
  const [last, setLast] = useState(offer)
  if (offer !== null && offer !== last) setLast(offer)
  const take = useTakeCode()
  const close = () => {
    onClose(take.isSuccess)
    take.reset()
  }
  return (
    <Dialog
      actions={
        last &&
        (take.isSuccess ? (
          <TakenActions isKept={last.turnover > 0 && !last.free} onClose={close} />
        ) : (
          <>
            <Button disabled={take.isPending} look="secondary" onClick={close}>
              {t('notNow')}
            </Button>
            <Button
              busy={take.isPending}
              disabled={take.isPending}
              onClick={() => take.mutate(last)}
            >
              {take.isPending
                ? t('taking')
                : last.free
                  ? free(freeKeys(last.free.game).take)
                  : t('take')}
            </Button>
          </>
        ))
      }
      onOpenChange={(open) => {
        if (!open) close()
      }}
      open={offer !== null}
      title={last && textIn(last, 'name', language)}
    >
      {last && (take.isSuccess ? <Taken offer={last} /> : <OfferTerms offer={last} />)}
      <CodeRefusal error={take.error} />
    </Dialog>
  )
}

function OfferTerms({ offer }: { offer: CodeOffer }) {
  return offer.free ? <FreeOffer offer={offer} free={offer.free} /> : <Terms offer={offer} />
}

function Terms({ offer }: { offer: CodeOffer }) {
  const t = useText(promoCodesText)
  const { turnover, bonus_days: days } = offer
  const isKept = turnover > 0
  return (
    <div className="mb-3 flex flex-col gap-3 text-sm">
      <dl className="grid gap-2">
        <Line label={t('bonus')}>
          <Taka amount={offer.bonus} className="text-lg text-grass" />
        </Line>
        <Line label={t('toStake')}>
          {isKept ? (
            <>
              <Taka amount={offer.to_stake} />
              <span className="block text-xs font-normal text-quiet">
                {t('times', { times: turnover })}
              </span>
            </>
          ) : (
            t('nothing')
          )}
        </Line>
        {isKept && <Line label={t('time')}>{t('days', { days })}</Line>}
        <Line label={t('until')}>
          <span className="tabular whitespace-nowrap">{siteTime(offer.ends_at)}</span>
        </Line>
      </dl>
      <p>{t(isKept ? 'means' : 'meansFree')}</p>
      {isKept && (
        <PlayWeights bet_max={offer.bet_max} odds_min={offer.odds_min} weights={offer.weights} />
      )}
    </div>
  )
}

function Taken({ offer }: { offer: CodeOffer }) {
  const t = useText(promoCodesText)
  const free = useText(freeRoundsText)
  const language = useLanguage()
  if (offer.free) {
    const game = textIn(offer.free, 'game_name', language)
    return (
      <DoneNote>
        {free(freeKeys(offer.free.game).taken, { rounds: offer.free.rounds, game })}
      </DoneNote>
    )
  }
  const amount = shortTaka(offer.bonus)
  return <DoneNote>{t(offer.turnover > 0 ? 'kept' : 'paid', { amount })}</DoneNote>
}

function TakenActions({ isKept, onClose }: { isKept: boolean; onClose: () => void }) {
  const t = useText(promoCodesText)
  return (
    <>
      <Button look="secondary" onClick={onClose}>
        {t('close')}
      </Button>
      {isKept && (
        <Link className={buttonClass()} to={paths.turnoverRecord}>
          {t('toTurnover')}
        </Link>
      )}
    </>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="shrink-0">{label}</dt>
      <dd className="text-right font-semibold text-text">{children}</dd>
    </div>
  )
}
