import { pagesText } from '@maidan/locales'
import { Card, PageHeader } from '@maidan/ui'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { ScanCode } from '../../app/pictures/scan-code.tsx'
import { useIsMobile } from '../../lib/media.ts'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text/language.ts'
import { storageUrl } from '../../lib/calls/origins.ts'

/** How to put the site on the home screen of a phone (SIL-008). */
export function AppDownload() {
  const t = useText(pagesText)
  const navigate = useNavigate()
  const mobile = useIsMobile()
  return (
    <>
      <PageHeader onBack={() => navigate({ to: paths.home })} title={t('downloadTitle')} />
      <main className="mx-auto flex max-w-3xl flex-col gap-4 p-4">
        <img
          alt=""
          className="mx-auto size-24 "
          height={96}
          src={storageUrl('app/android.svg')}
          width={96}
        />
        <p className="text-center text-quiet text-balance">{t('downloadLead')}</p>
        {!mobile && (
          <Card className="flex justify-center">
            <ScanCode />
          </Card>
        )}
        <Steps
          steps={[t('downloadAndroid1'), t('downloadAndroid2'), t('downloadAndroid3')]}
          title={t('downloadAndroid')}
        />
        <Steps
          steps={[t('downloadIphone1'), t('downloadIphone2'), t('downloadIphone3')]}
          title={t('downloadIphone')}
        />
      </main>
    </>
  )
}

function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <Card>
      <h2 className="font-semibold">{title}</h2>
      <ol className="mt-3 flex flex-col gap-3">
        {steps.map((step, at) => (
          <li className="flex items-start gap-3 text-sm" key={step}>
            <span className="tabular flex size-6 shrink-0 items-center justify-center rounded-full bg-field-700 text-xs font-semibold">
              {at + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
