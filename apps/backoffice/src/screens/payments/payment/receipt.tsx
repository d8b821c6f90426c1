import { cashierText } from '@maidan/locales'
import { ErrorState, Skeleton, buttonClass, useFileAddress, useLanguage, useText } from '@maidan/ui'
import { FileDown, ImageOff, Maximize2 } from 'lucide-react'
import { useState } from 'react'
import type { Payment } from '../../../features/payments/payment.ts'
import { useReceipt } from '../../../features/payments/queries.ts'
import { failureText } from '../../../lib/failure-text.ts'
import { ReceiptViewer } from './receipt-viewer.tsx'

/** The receipt that the player sent: a picture to look at closely, or a PDF to download. */
export function Receipt({ payment }: { payment: Payment }) {
  const t = useText(cashierText)
  const language = useLanguage()
  const receipt = useReceipt(payment)
  if (!payment.has_receipt)
    return (
      <p className="flex items-center gap-2 rounded-md border border-dashed border-field-700 px-3 py-4 text-sm text-quiet">
        <ImageOff aria-hidden className="size-4 shrink-0" />
        {t('noReceipt')}
      </p>
    )
  if (receipt.isError)
    return (
      <ErrorState
        busy={receipt.isFetching}
        hint={failureText(receipt.error, language)}
        onRetry={() => void receipt.refetch()}
      />
    )
  if (receipt.data === undefined) return <Skeleton className="h-80 w-full" />
  const props = { file: receipt.data, reference: payment.reference }
  return payment.receipt_type === 'application/pdf' ? <Pdf {...props} /> : <Picture {...props} />
}

type Shown = { file: Blob; reference: string }

/** A PDF is never opened inside this page. */
function Pdf({ file, reference }: Shown) {
  const t = useText(cashierText)
  const address = useFileAddress(file, 'href')
  return (
    <a
      className={buttonClass({ look: 'secondary', size: 'small', wide: true })}
      download={`${reference}.pdf`}
      href="#receipt"
      ref={address}
    >
      <FileDown aria-hidden className="size-4" />
      {t('downloadPdf')}
    </a>
  )
}

function Picture({ file, reference }: Shown) {
  const t = useText(cashierText)
  const address = useFileAddress(file, 'src')
  const [open, setOpen] = useState(false)
  const alt = t('receiptOf', { reference })
  return (
    <>
      <button
        aria-label={t('enlarge')}
        className="group relative block w-full overflow-hidden rounded-md border border-field-700 bg-field-950"
        onClick={() => setOpen(true)}
        type="button"
      >
        <img alt={alt} className="mx-auto max-h-112 w-auto object-contain" ref={address} />
        <span className="absolute right-2 bottom-2 grid size-9 place-content-center rounded-full bg-shade/80 transition group-hover:bg-field-700">
          <Maximize2 aria-hidden className="size-4" />
        </span>
      </button>
      {open && <ReceiptViewer alt={alt} file={file} onClose={() => setOpen(false)} />}
    </>
  )
}
