import { staffText } from '@maidan/locales'
import { Button, Dialog, SkeletonRows, useText } from '@maidan/ui'
import { useMe } from '../../features/overview/queries.ts'
import { useTakeCode, type Member } from '../../features/staff/queries.ts'
import { useOnce } from '../../lib/use-once.ts'
import { CopyValue } from '../../parts/facts/copy-value.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'

/** Shows one's own part of a code, once. */
export function CodeDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useText(staffText)
  const me = useMe()
  const take = useTakeCode(member.id)
  useOnce(() => take.mutate(undefined))
  const name = member.username
  const givers = member.enrolment?.parts.map(({ giver }) => giver) ?? []
  const names = givers.filter((giver) => giver !== me?.username).join(', ')
  return (
    <Dialog
      actions={
        <Button look="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
      mustChoose
      onOpenChange={(open) => open || onClose()}
      open
      title={t('codeTitle', { name })}
    >
      <RefusalNote error={take.error} />
      {take.data === undefined ? (
        take.isError || <SkeletonRows count={1} rowClass="h-12" />
      ) : (
        <p className="flex items-center justify-center gap-2 rounded-md bg-field-800 py-3 text-text">
          <code className="tabular text-lg font-bold tracking-wider">{take.data.code}</code>
          <CopyValue value={take.data.code} what={t('enrolCode')} />
        </p>
      )}
      <p className="mt-3 text-sm">{t('codeMeans', { name })}</p>
      <p className="mt-2 text-sm font-semibold text-text">
        {names === '' ? t('codeWhole') : t('codeOther', { names })}
      </p>
    </Dialog>
  )
}
