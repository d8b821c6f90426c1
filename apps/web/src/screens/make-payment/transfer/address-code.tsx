import { paymentText } from '@maidan/locales'
import { CodePicture } from '../../../app/pictures/code-picture.tsx'
import { useText } from '../../../lib/text/language.ts'

/** The address for a wallet on another phone, which reads it off this screen. */
export function AddressCode({ address }: { address: string }) {
  const t = useText(paymentText)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-4">
      <CodePicture label={t('addressCode')} text={address} />
      <p className="min-w-40 flex-1 text-sm text-quiet">{t('addressCodeHint')}</p>
    </div>
  )
}
