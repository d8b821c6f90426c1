import { vipText } from '@maidan/locales'
import { amountOf, currencySymbol, divideMoney, moneyText, type Currency } from '@maidan/money'
import { Button, Card, Dialog, NumberField } from '@maidan/ui'
import { useState } from 'react'
import { DoneNote } from '../../app/notes/done-note.tsx'
import { FormNote } from '../../app/notes/form-note.tsx'
import { useConvertPoints } from '../../features/loyalty/queries.ts'
import { useGeneral } from '../../features/site/queries.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'

const CONVERT_MIN = 10

/** Turns points into cash; the field starts with all of them (VIP-05 to VIP-10, SIL-094). */
export function ConvertPoints({ points, currency }: { points: string; currency: Currency }) {
  const t = useText(vipText)
  const language = useLanguage()
  const rate = useGeneral().data?.vip_rate ?? '1'
  const [typed, setTyped] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const convert = useConvertPoints()
  const wanted = typed ?? points
  const tooFew = Number(wanted) < CONVERT_MIN || Number(wanted) > Number(points)
  const isUntouched = typed === null && Number(points) === 0
  const hint = isUntouched ? t('minimum') : tooFew ? t('short') : undefined
  const press = () => {
    if (Number(wanted) < CONVERT_MIN) return setAsked(true)
    if (!tooFew) convert.mutate(wanted, { onSuccess: () => setTyped(null) })
    return undefined
  }
  const texts = { language, fallback: t('failed'), network: t('broke') }
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t('convert')}</h2>
      <NumberField
        error={typed !== null && tooFew ? t('short') : undefined}
        hint={hint}
        label={t('amount')}
        onChange={(event) => setTyped(event.target.value)}
        value={wanted}
      />
      <p className="tabular flex flex-wrap justify-between gap-x-4 text-sm text-quiet">
        <span>{t('rate', { rate: `${currencySymbol(currency)} ${rate}` })}</span>
        <span>{t('worth', { amount: worth(wanted, rate, currency) })}</span>
      </p>
      {convert.isError && <FormNote>{failureText(convert.error, texts)}</FormNote>}
      {convert.isSuccess && <DoneNote>{convert.data.message || t('done')}</DoneNote>}
      <Button busy={convert.isPending} disabled={convert.isPending} onClick={press} wide>
        {convert.isPending ? t('converting') : t('button')}
      </Button>
      <Dialog
        actions={
          <Button look="secondary" onClick={() => setAsked(false)}>
            {t('close')}
          </Button>
        }
        onOpenChange={setAsked}
        open={asked}
        title={t('minimum')}
      />
    </Card>
  )
}

/** Points times the rate, rounded down as the server does. */
function worth(points: string, rate: string, currency: Currency): string {
  if (!/^\d{1,12}$/.test(points)) return moneyText(0n, currency)
  const perPoint = amountOf(rate, 'USDT')
  return moneyText(divideMoney(BigInt(points) * perPoint, 10_000n, 'floor'), currency)
}
