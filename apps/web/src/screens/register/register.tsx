import { MOBILE_FORMS } from '@maidan/contract/facts'
import { registerText } from '@maidan/locales'
import { useState } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { routeState } from '../../app/routes/route-state.ts'
import { offeredCurrency, useOfferedCurrencies } from '../../features/site/offered-currencies.ts'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text/language.ts'
import { useDrawing } from '../../lib/text/use-drawing.ts'
import { LoginStep } from './login-step.tsx'
import { PersonStep } from './person-step.tsx'
import {
  currencyOf,
  firstValues,
  handedOver,
  loginProblem,
  personProblem,
  valueOf,
} from './two-steps.ts'
import type { RegisterValues, StepProblem } from './two-steps.ts'

const STEPS = 2

/**
 * The documents' older form in two steps (AUTH-52 to AUTH-63). It calls nothing: at its end what
 * was typed is carried to the sign-up page.
 */
export function Register() {
  const t = useText(registerText)
  const navigate = useNavigate()
  const [step, setStep] = useState(1)
  const [typed, setTyped] = useState(firstValues)
  const offered = useOfferedCurrencies()
  const currency = offeredCurrency(currencyOf(typed.currency), offered)
  const values = { ...typed, currency: valueOf(currency) }
  const form = {
    values,
    set: (changed: Partial<RegisterValues>) => setTyped({ ...values, ...changed }),
  }
  const alertOr = (problem: StepProblem | null, goOn: () => void) => {
    if (problem === null) goOn()
    else window.alert(t(problem))
  }
  const finish = () => {
    window.alert(t('done'))
    navigate({ to: paths.signup, state: routeState('signup', handedOver(values)) })
  }
  return (
    <main className="mx-auto grid max-w-xl items-center gap-8 px-4 py-10 min-[64em]:max-w-5xl min-[64em]:grid-cols-2 min-[64em]:gap-12">
      <Welcome />
      <section className="rounded-sheet border border-field-700 bg-field-900 p-6 shadow-card">
        <p className="text-sm text-quiet">{t('step', { step, count: STEPS })}</p>
        <h2 className="mb-4 text-lg font-semibold">{step === 1 ? t('login') : t('person')}</h2>
        {step === 1 ? (
          <LoginStep
            form={form}
            offered={offered}
            onNext={() => alertOr(loginProblem(values), () => setStep(2))}
          />
        ) : (
          <PersonStep
            dial={MOBILE_FORMS[currency].dial}
            form={form}
            onBack={() => setStep(1)}
            onFinish={() => alertOr(personProblem(values), finish)}
          />
        )}
        <p className="mt-4 flex items-center justify-center gap-2 text-sm text-quiet">
          {t('haveAccount')}
          <Link
            className="flex min-h-11 items-center font-semibold text-text underline"
            to={paths.login}
          >
            {t('logIn')}
          </Link>
        </p>
      </section>
    </main>
  )
}

function Welcome() {
  const drawing = useDrawing()
  const t = useText(registerText)
  return (
    <header className="flex flex-col gap-3">
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <p className="text-quiet">{t('lead')}</p>
      <img
        alt=""
        className="hidden w-full rounded-sheet min-[64em]:block"
        height={320}
        src={drawing('promotions/welcome-100.svg')}
        width={640}
      />
    </header>
  )
}
