import { noticesText } from '@maidan/locales'
import { Button, ErrorState, SkeletonRows, showToast } from '@maidan/ui'
import { BellRing } from 'lucide-react'
import { useNoticeDevice, useTurnOn } from '../../../features/notices/queries.ts'
import { useText } from '../../../lib/text/language.ts'
import { NoticeChoices } from './notice-choices.tsx'

type Props = {
  /** The browser has asked the player, who may have said no. */
  onAsked: () => void
}

/** The notices of this device: off with an offer, or on with what they may tell. */
export function DeviceNotices({ onAsked }: Props) {
  const device = useNoticeDevice()
  if (device.isPending) return <SkeletonRows count={1} rowClass="h-24 my-3" />
  if (device.isError)
    return <ErrorState busy={device.isFetching} onRetry={() => void device.refetch()} />
  return device.data === null ? (
    <Offer onAsked={onAsked} />
  ) : (
    <NoticeChoices settings={device.data} />
  )
}

function Offer({ onAsked }: Props) {
  const t = useText(noticesText)
  const turnOn = useTurnOn()
  const press = () =>
    turnOn.mutate(undefined, {
      onError: () => showToast(t('unreachable'), 'bad'),
      onSettled: onAsked,
    })
  return (
    <div className="flex flex-col gap-3 py-3">
      <p className="text-sm text-quiet">{t('off')}</p>
      <Button busy={turnOn.isPending} look="secondary" onClick={press} wide>
        <BellRing aria-hidden className="size-5" />
        {t('turnOn')}
      </Button>
    </div>
  )
}
