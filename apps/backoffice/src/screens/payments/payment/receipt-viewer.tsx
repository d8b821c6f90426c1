import { cashierText, commonText } from '@maidan/locales'
import { IconButton, useFileAddress, useText } from '@maidan/ui'
import { X, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Scroller } from '../../../parts/tables/scroller.tsx'

const zooms = [1, 1.5, 2, 3, 4] as const
const percent = 100

type Props = { file: Blob; alt: string; onClose: () => void }

/** The receipt over the whole window, as large as one needs to read it. */
export function ReceiptViewer({ file, alt, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const address = useFileAddress(file, 'src')
  const [step, setStep] = useState(0)
  const size = `${(zooms[step] ?? 1) * percent}%`
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      aria-label={alt}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none flex-col bg-field-950/95 text-text open:flex"
      onClose={onClose}
      ref={dialog}
    >
      <ViewerBar alt={alt} onClose={onClose} onStep={setStep} size={size} step={step} />
      <Scroller className="min-h-0 flex-1" label={alt}>
        <button
          aria-label={alt}
          className={step === 0 ? 'cursor-zoom-in' : 'cursor-zoom-out'}
          onClick={() => setStep(step === 0 ? 2 : 0)}
          style={{ width: size, height: size }}
          tabIndex={-1}
          type="button"
        >
          <img alt="" className="size-full object-contain" ref={address} />
        </button>
      </Scroller>
    </dialog>
  )
}

type BarProps = {
  alt: string
  size: string
  step: number
  onStep: (step: number) => void
  onClose: () => void
}

function ViewerBar({ alt, size, step, onStep, onClose }: BarProps) {
  const t = useText(cashierText)
  const common = useText(commonText)
  return (
    <div className="flex h-13 shrink-0 items-center gap-1 border-b border-field-800 px-2">
      <span className="min-w-0 flex-1 truncate px-2 text-sm">{alt}</span>
      <IconButton
        disabled={step === 0}
        icon={<ZoomOut aria-hidden className="size-5" />}
        label={t('zoomOut')}
        onClick={() => onStep(step - 1)}
      />
      <span aria-live="polite" className="tabular w-12 text-center text-sm">
        {size}
      </span>
      <IconButton
        disabled={step === zooms.length - 1}
        icon={<ZoomIn aria-hidden className="size-5" />}
        label={t('zoomIn')}
        onClick={() => onStep(step + 1)}
      />
      <IconButton
        icon={<X aria-hidden className="size-5" />}
        label={common('close')}
        onClick={onClose}
      />
    </div>
  )
}
