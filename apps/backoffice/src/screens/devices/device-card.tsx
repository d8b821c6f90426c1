import { devicesText } from '@maidan/locales'
import { Badge, Button, Card, useText, type Tone } from '@maidan/ui'
import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Device } from '../../features/devices/queries.ts'
import { When } from '../../parts/facts/when.tsx'
import { Note } from '../../parts/notes/note.tsx'
import { MessageList } from './message-list.tsx'

type Act = (() => void) | undefined
type Props = {
  device: Device
  /** Shows the part of its secret that is one's own to give. */
  onPart: Act
  onRevoke: Act
}

const stateTones = {
  untrusted: 'waiting',
  new: 'waiting',
  live: 'good',
  silent: 'bad',
  revoked: 'neutral',
} as const satisfies Record<Device['state'], Tone>

/** One phone: whether it speaks, what is missing, and what came last. */
export function DeviceCard({ device, onPart, onRevoke }: Props) {
  const t = useText(devicesText)
  const { state, heard_at, battery, missing, chain, accounts, messages } = device
  const unseen = device.parts.flatMap(({ giver, taken }) => (taken ? [] : giver)).join(', ')
  const isInUse = state !== 'revoked'
  return (
    <Card className="flex flex-col gap-3 px-4 py-3 text-sm" padded={false}>
      <CardHead device={device} onPart={onPart} onRevoke={onRevoke} />
      {state === 'untrusted' && <Warning>{t('untrustedNote')}</Warning>}
      {state === 'new' && unseen !== '' && <Warning>{t('partsNote', { names: unseen })}</Warning>}
      {state === 'silent' && <Warning>{t('silentNote')}</Warning>}
      {isInUse && missing > 0 && <Warning>{t('missingNote')}</Warning>}
      {isInUse && chain === 'breaks' && <Warning>{t('chainNote')}</Warning>}
      <dl className="grid grid-cols-2 gap-x-3 gap-y-2 sm:grid-cols-[auto_auto_auto_auto]">
        <Fact name={t('heard')}>
          {heard_at === null ? t('never') : <When at={heard_at} zone />}
        </Fact>
        <Fact name={t('battery')}>{battery === null ? '–' : `${battery} %`}</Fact>
        <Fact name={t('missing')} warns={missing > 0}>
          {missing}
        </Fact>
        <Fact name={t('balances')} warns={chain === 'breaks'}>
          {t(`chain_${chain}`)}
        </Fact>
        <Fact className="col-span-full" name={t('accounts')}>
          {accounts.map(({ method, type, number }) => `${method} ${type} ${number}`).join(', ')}
        </Fact>
      </dl>
      <MessageList messages={messages} />
    </Card>
  )
}

function CardHead({ device, onPart, onRevoke }: Props) {
  const t = useText(devicesText)
  const { device: code, name, state } = device
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-40 flex-1">
        <h2 className="text-base font-semibold wrap-anywhere">{name}</h2>
        <p className="tabular text-xs text-quiet wrap-anywhere">{code}</p>
      </div>
      <Badge tone={stateTones[state]}>{t(`state_${state}`)}</Badge>
      {onPart && (
        <Button
          aria-label={t('showPartOf', { name })}
          className="max-lg:h-11"
          look="secondary"
          onClick={onPart}
          size="small"
        >
          {t('showPart')}
        </Button>
      )}
      {onRevoke && state !== 'revoked' && (
        <Button
          aria-label={t('revokeWhat', { name })}
          className="max-lg:h-11"
          look="danger"
          onClick={onRevoke}
          size="small"
        >
          {t('revoke')}
        </Button>
      )}
    </div>
  )
}

function Warning({ children }: { children: string }) {
  return (
    <Note icon={TriangleAlert} tone="waiting">
      {children}
    </Note>
  )
}

type FactProps = { name: string; warns?: boolean; className?: string; children: ReactNode }

function Fact({ name, warns = false, className, children }: FactProps) {
  return (
    <div className={clsx('min-w-0', className)}>
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className={clsx('tabular font-medium wrap-anywhere', warns && 'text-amber')}>
        {children}
      </dd>
    </div>
  )
}
