import { fundsText } from '@maidan/locales'
import { clsx } from 'clsx'
import { useText } from '../../../lib/text/language.ts'

type Props = {
  amounts: readonly string[]
  /** What the field holds now. */
  amount: string
  onChoose: (amount: string) => void
  /** How an amount is written on its button; as it goes into the field, without it. */
  shown?: (amount: string) => string
}

/** Amounts that fill the field with one tap. */
export function QuickAmounts({ amounts, amount: typed, onChoose, shown = String }: Props) {
  const t = useText(fundsText)
  return (
    <div aria-label={t('quickAmounts')} className="grid grid-cols-3 gap-2" role="group">
      {amounts.map((amount) => (
        <button
          aria-pressed={amount === typed}
          className={clsx(
            'tabular h-11 rounded-card border text-sm font-semibold transition active:scale-[0.97]',
            amount === typed
              ? 'border-floodlight bg-field-700 text-text'
              : 'border-field-700 bg-field-900 text-quiet',
          )}
          key={amount}
          onClick={() => onChoose(amount)}
          type="button"
        >
          {shown(amount)}
        </button>
      ))}
    </div>
  )
}
