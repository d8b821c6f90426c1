import { homeText, paymentText, productText } from '@maidan/locales'
import { Button } from '@maidan/ui'
import { useText } from '../../../../lib/text/language.ts'
import type { FundsTab } from '../../../frames/funds-frame.tsx'
import { useSupport } from '../../../support/use-support.ts'
import { MethodLimits } from './method-limits.tsx'

const how = {
  deposit: { title: 'depositHow', steps: ['depositStep1', 'depositStep2', 'depositStep3'] },
  withdrawal: {
    title: 'withdrawalHow',
    steps: ['withdrawalStep1', 'withdrawalStep2', 'withdrawalStep3'],
  },
} as const satisfies Record<FundsTab, object>

/** How it goes, what each method takes, and whom to ask. */
export function MoneyHelp({ action }: { action: FundsTab }) {
  const t = useText(productText)
  const payment = useText(paymentText)
  const home = useText(homeText)
  const { openHelp } = useSupport()
  const { title, steps } = how[action]
  return (
    <aside aria-label={t(title)} className="flex flex-col gap-6 p-4 text-sm @min-[52rem]:pt-8">
      <section>
        <h2 className="mb-2 font-semibold text-quiet">{t(title)}</h2>
        <ol className="list-decimal space-y-1.5 pl-5">
          {steps.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
          <li>{payment('usually')}</li>
        </ol>
      </section>
      <MethodLimits action={action} />
      <div className="flex flex-col items-start gap-3 rounded-card border border-field-700 p-4">
        <p>{t('stuck')}</p>
        <Button look="secondary" onClick={openHelp} size="small">
          {home('getHelp')}
        </Button>
      </div>
    </aside>
  )
}
