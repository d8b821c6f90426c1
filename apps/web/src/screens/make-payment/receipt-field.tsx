import { paymentText } from '@maidan/locales'
import { FieldFrame, IconButton } from '@maidan/ui'
import { FileText, ImagePlus, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../lib/text/language.ts'
import { isReceipt, receiptTypes } from './receipt-checks.ts'

type Props = { file: File | null; onChoose: (file: File | null) => void }

/** A receipt to send along: chosen, looked at, or taken away again (CASH-42, SIL-076). */
export function ReceiptField({ file, onChoose }: Props) {
  const t = useText(paymentText)
  const id = useId()
  const [refused, setRefused] = useState(false)
  const take = (chosen: File | undefined) => {
    if (chosen === undefined) return
    const fits = isReceipt(chosen)
    setRefused(!fits)
    if (fits) onChoose(chosen)
  }
  return (
    <FieldFrame
      error={refused ? t('receiptWrong') : undefined}
      hint={t('receiptHint')}
      id={id}
      label={t('receipt')}
    >
      {file && <Chosen file={file} onRemove={() => onChoose(null)} />}
      <label
        className={
          file
            ? 'sr-only'
            : 'flex min-h-14 cursor-pointer items-center justify-center gap-2 rounded-card border border-dashed border-field-600 text-sm font-semibold text-quiet has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-floodlight'
        }
      >
        <ImagePlus aria-hidden className="size-5" />
        <span aria-hidden>{t('receiptAdd')}</span>
        <input
          accept={receiptTypes.join(',')}
          aria-describedby={`${id}-note`}
          className="sr-only"
          id={id}
          onChange={(event) => {
            take(event.target.files?.[0])
            event.target.value = ''
          }}
          type="file"
        />
      </label>
    </FieldFrame>
  )
}

function Chosen({ file, onRemove }: { file: File; onRemove: () => void }) {
  const t = useText(paymentText)
  return (
    <div className="flex items-center gap-3 rounded-card border border-field-700 bg-field-900 p-2">
      <Preview file={file} key={`${file.name}-${file.lastModified}`} />
      <span className="min-w-0 flex-1 truncate text-sm">{file.name}</span>
      <IconButton icon={<X className="size-5" />} label={t('receiptRemove')} onClick={onRemove} />
    </div>
  )
}

/** The picture itself, or a sheet of paper for a PDF and for what this browser cannot draw. */
function Preview({ file }: { file: File }) {
  const picture = useRef<HTMLImageElement>(null)
  const [drawn, setDrawn] = useState(file.type.startsWith('image/'))
  useEffect(() => {
    if (picture.current === null) return undefined
    const address = URL.createObjectURL(file)
    picture.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return (
    <span className="flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-md bg-field-700">
      {drawn ? (
        <img
          alt=""
          className="size-full object-cover"
          onError={() => setDrawn(false)}
          ref={picture}
        />
      ) : (
        <FileText aria-hidden className="size-6 text-quiet" />
      )}
    </span>
  )
}
