import { deskText } from '@maidan/locales'
import { Button, EmptyState, useText } from '@maidan/ui'

/** A search without a hit, and the way back to the whole list. */
export function NothingFound(props: { title: string; hint?: string; onClear: () => void }) {
  const t = useText(deskText)
  return (
    <EmptyState
      action={
        <Button look="secondary" onClick={props.onClear} size="small">
          {t('clearSearch')}
        </Button>
      }
      title={props.title}
      {...(props.hint !== undefined && { hint: props.hint })}
    />
  )
}
