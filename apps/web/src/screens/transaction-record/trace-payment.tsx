import { paymentHelpText } from '@maidan/locales'
import { Button, Dialog, Field, buttonClass, useFields } from '@maidan/ui'
import { useState } from 'react'
import { useSupport } from '../../app/support/use-support.ts'
import { FormNote } from '../../app/notes/form-note.tsx'
import { useTracePayment } from '../../features/records/trace-payment.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../lib/router/link.tsx'
import { useLanguage, useText } from '../../lib/text/language.ts'

const trxIdLengthMax = 80

type Props = {
  /** Opens a record of the list; false if it is not there. */
  onShow: (reference: string) => boolean
}

/** For who paid and sees nothing: finds the payment by its TrxID, or says what to do. */
export function TracePayment({ onShow }: Props) {
  const t = useText(paymentHelpText)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className="self-start" look="secondary" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog onOpenChange={setOpen} open={open} title={t('title')}>
        <TraceForm
          onShow={(reference) => {
            const isShown = onShow(reference)
            if (isShown) setOpen(false)
            return isShown
          }}
        />
      </Dialog>
    </>
  )
}

function TraceForm({ onShow }: Props) {
  const t = useText(paymentHelpText)
  const language = useLanguage()
  const trace = useTracePayment()
  const form = useFields({ trxId: '' }, ({ trxId }) => ({
    trxId: trxId.trim() === '' ? t('trxIdMissing') : undefined,
  }))
  const find = form.onSubmit(({ trxId }) => trace.mutate(trxId.trim()))
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={find}>
      <p>{t('lead')}</p>
      <Field
        autoCapitalize="characters"
        autoComplete="off"
        label={t('trxId')}
        maxLength={trxIdLengthMax}
        spellCheck={false}
        {...form.field('trxId')}
      />
      {trace.isError && (
        <FormNote>
          {failureText(trace.error, { language, fallback: t('failed'), network: t('failed') })}
        </FormNote>
      )}
      {trace.isSuccess && <Outcome onShow={onShow} reference={trace.data.transaction_id} />}
      <Button busy={trace.isPending} disabled={trace.isPending} type="submit" wide>
        {t(trace.isPending ? 'finding' : 'find')}
      </Button>
    </form>
  )
}

function Outcome({ reference, onShow }: Props & { reference: string | null }) {
  const t = useText(paymentHelpText)
  const { openHelp } = useSupport()
  const [isOld, setIsOld] = useState(false)
  if (reference !== null)
    return (
      <div className="flex flex-col gap-2" role="status">
        <p className="font-semibold text-text">{t('found', { reference })}</p>
        {isOld ? (
          <p className="text-sm">{t('foundOld')}</p>
        ) : (
          <Button look="secondary" onClick={() => setIsOld(!onShow(reference))} wide>
            {t('show')}
          </Button>
        )}
      </div>
    )
  return (
    <div className="flex flex-col gap-3" role="status">
      <p className="font-semibold text-amber">{t('none')}</p>
      <p className="text-sm">{t('noneMeans')}</p>
      <div className="grid grid-cols-2 gap-2">
        <Link className={buttonClass({ look: 'secondary', wide: true })} to={paths.deposit}>
          {t('toDeposit')}
        </Link>
        <Button look="secondary" onClick={openHelp} wide>
          {t('write')}
        </Button>
      </div>
    </div>
  )
}
