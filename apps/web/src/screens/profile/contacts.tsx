import { profileText } from '@maidan/locales'
import { Badge, Button, Card, Countdown, siteMinute } from '@maidan/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useOtherPhones, type Contact, type OtherPhone } from '../../features/profile/queries.ts'
import type { User } from '../../features/session/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { AddPhoneDialog } from './add-phone-dialog.tsx'
import { Fact } from './fact.tsx'
import { RemoveNumber } from './remove-number.tsx'
import { VerifyDialog } from './verify-dialog.tsx'

const OTHER_PHONES_MAX = 2

/** When the code that was sent to a contact ends, by contact. */
type SentCodes = Record<string, number>

/** Phones and e-mail with their status, and what verifies them. */
export function Contacts({ user }: { user: User }) {
  const t = useText(profileText)
  const others = useOtherPhones().data ?? []
  const [open, setOpen] = useState<Contact | 'add' | null>(null)
  const [sent, setSent] = useState<SentCodes>({})
  const line = (label: string, contact: Contact, verified: boolean, other?: OtherPhone) => (
    <Fact
      end={
        <>
          <Status
            endsAtMs={sent[contact.target]}
            onEnd={() => setSent((codes) => without(codes, contact.target))}
            onVerify={() => setOpen(contact)}
            verified={verified}
          />
          {other && <RemoveNumber number={contact.target} />}
        </>
      }
      key={`${contact.kind}-${contact.target}`}
      label={label}
    >
      <span className="tabular">{contact.target}</span>
      {other?.usable_from !== undefined && (
        <span className="tabular block text-xs font-normal text-amber">
          {t('waits', { time: siteMinute(other.usable_from) })}
        </span>
      )}
    </Fact>
  )
  const phoneVerified = String(user.session_id) === '1'
  return (
    <section>
      <h2 className="mb-2 text-sm font-semibold text-quiet">{t('contacts')}</h2>
      <Card className="divide-y divide-field-800" padded={false}>
        {line(t('phone'), { kind: 'phone', target: user.phone }, phoneVerified)}
        {others.map((other) => {
          const { contract_value: target, isverify } = other
          return line(t('otherPhone'), { kind: 'other', target }, String(isverify) === '1', other)
        })}
        {line(t('email'), { kind: 'email', target: user.email }, user.email_verified_at !== null)}
        {others.length < OTHER_PHONES_MAX && (
          <div className="p-2">
            <Button look="quiet" onClick={() => setOpen('add')} wide>
              <Plus aria-hidden className="size-5" />
              {t('add')}
            </Button>
          </div>
        )}
      </Card>
      <VerifyDialog
        contact={open === 'add' ? null : open}
        onClose={() => setOpen(null)}
        onSent={(target, endsAtMs) => setSent((codes) => ({ ...codes, [target]: endsAtMs }))}
        sentUntilMs={open && open !== 'add' ? sent[open.target] : undefined}
      />
      <AddPhoneDialog onClose={() => setOpen(null)} open={open === 'add'} />
    </section>
  )
}

function without(codes: SentCodes, target: string): SentCodes {
  return Object.fromEntries(Object.entries(codes).filter(([name]) => name !== target))
}

type StatusProps = {
  verified: boolean
  endsAtMs: number | undefined
  onVerify: () => void
  onEnd: () => void
}

/** Verified, or the Verify button; while a code is on its way the button shows what is left. */
function Status({ verified, endsAtMs, onVerify, onEnd }: StatusProps) {
  const t = useText(profileText)
  if (verified) return <Badge tone="good">{t('verified')}</Badge>
  return (
    <Button look="secondary" onClick={onVerify} size="small">
      {endsAtMs === undefined ? t('verify') : <Countdown endsAtMs={endsAtMs} onEnd={onEnd} />}
    </Button>
  )
}
