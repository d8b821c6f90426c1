import { securityText } from '@maidan/locales'
import { PageHeader } from '@maidan/ui'
import { useState } from 'react'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text/language.ts'
import { FactorCard } from './factor-card.tsx'
import { LogInHistory } from './log-in-history.tsx'
import { PinCard } from './pin-card.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { Sessions } from './sessions.tsx'
import { TurnOn } from './turn-on.tsx'

/** What fills the screen: everything, or one thing that wants the whole of it. */
type View =
  | { name: 'overview' }
  | { name: 'turnOn' }
  | { name: 'codes'; codes: readonly string[]; isLastStep: boolean }

const overview: View = { name: 'overview' }

/** Who else could get into the account: the code at log-in, the devices, the last log-ins. */
export function Security() {
  const t = useText(securityText)
  const navigate = useNavigate()
  const [view, setView] = useState(overview)
  const back = {
    overview: () => navigate({ to: paths.account }),
    turnOn: () => setView(overview),
    // The codes are shown once: only who says that they kept them goes on.
    codes: undefined,
  }[view.name]
  return (
    <>
      <PageHeader title={t('title')} {...(back && { onBack: back })} />
      <main className="mx-auto flex max-w-3xl flex-col gap-6 p-4">
        <Content onView={setView} view={view} />
      </main>
    </>
  )
}

function Content({ view, onView }: { view: View; onView: (view: View) => void }) {
  const showCodes = (codes: readonly string[], isLastStep: boolean) =>
    onView({ name: 'codes', codes, isLastStep })
  switch (view.name) {
    case 'overview':
      return (
        <>
          <FactorCard
            onCodes={(codes) => showCodes(codes, false)}
            onTurnOn={() => onView({ name: 'turnOn' })}
          />
          <PinCard />
          <Sessions />
          <LogInHistory />
        </>
      )
    case 'turnOn':
      return <TurnOn onDone={(codes) => showCodes(codes, true)} />
    case 'codes':
      return (
        <RecoveryCodes
          codes={view.codes}
          isLastStep={view.isLastStep}
          onKept={() => onView(overview)}
        />
      )
  }
}
