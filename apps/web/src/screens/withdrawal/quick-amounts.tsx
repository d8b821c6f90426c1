import { fundsText } from '@maidan/locales'
import { clsx } from 'clsx'
import { useText } from '../../lib/language.ts'

/** In the documents' own order (CASH-64). */
const amounts = ['2000', '3000', '5000', '10000', '15000', '20000', '25000', '1000', '500'] as const

/** Nine amounts that fill the field with one tap. */
export function QuickAmounts(props: { amount: string; onChoose: (amount: string) => void }) {
  const t = useText(fundsText)
  return (
    <div aria-label={t('quickAmounts')} className="grid grid-cols-3 gap-2" role="group">
      {amounts.map((amount) => (
        <button
          aria-pressed={amount === props.amount}
          className={clsx(
            'tabular h-11 rounded-card border text-sm font-semibold transition active:scale-[0.97]',
            amount === props.amount
              ? 'border-floodlight bg-field-700 text-text'
              : 'border-field-700 bg-field-900 text-quiet',
          )}
          key={amount}
          onClick={() => props.onChoose(amount)}
          type="button"
        >
          {amount}
        </button>
      ))}
    </div>
  )
}
