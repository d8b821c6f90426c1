import { noticesText } from '@maidan/locales'
import { Switch, cardClass } from '@maidan/ui'
import { useState } from 'react'
import { useMoneySound } from '../../../features/notices/money-sound.ts'
import { noticePermission } from '../../../features/notices/push-subscription.ts'
import { useText } from '../../../lib/text/language.ts'
import { DeviceNotices } from './device-notices.tsx'

/** How the player is told of money: by a sound here, and by notices of this device. */
export function NoticeCard() {
  const t = useText(noticesText)
  const [sound, setSound] = useMoneySound()
  const [permission, setPermission] = useState(noticePermission)
  return (
    <section aria-labelledby="notices">
      <h2 className="mb-2 text-sm font-semibold text-quiet" id="notices">
        {t('title')}
      </h2>
      <div className={`${cardClass} divide-y divide-field-800 px-4`}>
        <Switch checked={sound} hint={t('soundMeans')} label={t('sound')} onChange={setSound} />
        {permission === 'unsupported' || permission === 'denied' ? (
          <p className="py-3 text-sm text-quiet">{t(permission)}</p>
        ) : (
          <DeviceNotices onAsked={() => setPermission(noticePermission())} />
        )}
      </div>
    </section>
  )
}
