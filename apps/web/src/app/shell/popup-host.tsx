import { textIn } from '@maidan/locales'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { useMarketBlockOpen } from '../../features/popups/open-popup.ts'
import { pickPopup } from '../../features/popups/pick-popup.ts'
import { useGeneral } from '../../features/site/queries.ts'
import { useSession } from '../../lib/session/session.ts'
import { useStored } from '../../lib/session/storage.ts'
import { latePart } from '../../lib/chunks/late-part.tsx'
import { useLanguage } from '../../lib/text/language.ts'
import { paths } from '../../lib/paths.ts'
import { useSupport } from '../support/use-support.ts'

const Popups = latePart(async () => (await import('../../features/popups/popups.tsx')).Popups)

/** Decides whether a popup stands over the screen; the popup's code is fetched only then. */
export function PopupHost() {
  const navigate = useNavigate()
  const { openHelp } = useSupport()
  const language = useLanguage()
  const general = useGeneral().data
  const systemNotice = general && textIn(general, 'system_notice', language)
  const name = pickPopup({
    marketBlockOpen: useMarketBlockOpen(),
    loggedIn: useSession() !== null,
    regPopup: useStored('regPopup'),
    popup: useStored('popup'),
    systemNotice,
  })
  if (name === null) return null
  return (
    <Popups
      name={name}
      onDeposit={() => navigate({ to: paths.deposit })}
      onHome={() => navigate({ to: paths.home })}
      onSupport={openHelp}
      systemNotice={systemNotice ?? ''}
    />
  )
}
