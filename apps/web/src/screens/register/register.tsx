import { MOBILE_FORMS } from '@maidan/contract/facts'
import { registerText } from '@maidan/locales'
import { useState } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { useRouter } from '../../lib/router/router-context.ts'
import { useLocation } from '../../lib/router/use-location.ts'
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
const SECOND = String(STEPS)

/**
 * The documents' older form in two steps (AUTH-52 to AUTH-63). It calls nothing: at its end what
 * was typed is carried to the sign-up page.
 */
export function Register() {
  const t = useText(registerText)
  const navigate = useNavigate()
  const [typed, setTyped] = useState(firstValues)
  const offered = useOfferedCurrencies()
  const currency = offeredCurrency(currencyOf(typed.currency), offered)
  const values = { ...typed, currency: valueOf(currency) }
  const form = {
    values,
    set: (changed: Partial<RegisterValues>) => setTyped({ ...values, ...changed }),
  }
  const { step, goOn, goBack } = useStep(loginProblem(values) === null)
  const alertOr = (problem: StepProblem | null, act: () => void) => {
    if (problem === null) act()
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
            onNext={() => alertOr(loginProblem(values), goOn)}
          />
        ) : (
          <PersonStep
            dial={MOBILE_FORMS[currency].dial}
            form={form}
            onBack={goBack}
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

/** The second step is a step of the visit, too: the browser's way back from it leads to the first. */
function useStep(isFirstDone: boolean) {
  const { history } = useRouter()
  const { search, came } = useLocation()
  const navigate = useNavigate()
  const [isLeft, setLeft] = useState(false)
  const isSecond = search['step'] === SECOND && isLeft && isFirstDone
  return {
    step: isSecond ? STEPS : 1,
    goOn: () => {
      setLeft(true)
      navigate({ to: paths.register, search: { step: SECOND } })
    },
    goBack: () => {
      // What was loaded there has another page behind it.
      if (came === 'push' || came === 'pop') history.back()
      else navigate({ to: paths.register, replace: true })
    },
  }
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
