import { NOTICE_KINDS } from '@maidan/contract'
import { noticesText } from '@maidan/locales'
import { Button, Switch, showToast } from '@maidan/ui'
import { useChangeDevice, useTurnOff } from '../../../features/notices/queries.ts'
import type { DeviceSettings } from '../../../features/notices/queries.ts'
import { useText } from '../../../lib/text/language.ts'

/** What the notices of this device may tell, each by a switch. */
export function NoticeChoices({ settings }: { settings: DeviceSettings }) {
  const t = useText(noticesText)
  const change = useChangeDevice()
  const turnOff = useTurnOff()
  const busy = change.isPending || turnOff.isPending
  const failed = { onError: () => showToast(t('failed'), 'bad') }
  const save = (changed: Partial<DeviceSettings>) =>
    change.mutate({ ...settings, ...changed }, failed)
  const toggled = (kind: DeviceSettings['kinds'][number], on: boolean) =>
    NOTICE_KINDS.filter((one) => (one === kind ? on : settings.kinds.includes(one)))
  return (
    <div className="py-3">
      <p className="text-sm font-semibold text-grass" role="status">
        {t('onHere')}
      </p>
      {NOTICE_KINDS.map((kind) => (
        <Switch
          checked={settings.kinds.includes(kind)}
          disabled={busy}
          key={kind}
          label={t(kind)}
          onChange={(on) => save({ kinds: toggled(kind, on) })}
        />
      ))}
      <Switch
        checked={settings.shows_amounts}
        disabled={busy}
        hint={t('amountsMean')}
        label={t('amounts')}
        onChange={(on) => save({ shows_amounts: on })}
      />
      <Button
        busy={turnOff.isPending}
        className="mt-2"
        disabled={busy}
        look="secondary"
        onClick={() => turnOff.mutate(undefined, failed)}
        wide
      >
        {t('turnOff')}
      </Button>
    </div>
  )
}
