import { isApiFailure } from '@maidan/client'
import { gamesText } from '@maidan/locales'
import { Pills, Skeleton } from '@maidan/ui'
import { FormNote } from '../../app/notes/form-note.tsx'
import { useCategoryProviders } from '../../features/games/queries.ts'
import { useText } from '../../lib/text/language.ts'

type Props = { type: string; system: string; onChange: (system: string) => void }

/** The providers of the type as a choice; "All" is the empty system. */
export function ProviderChips({ type, system, onChange }: Props) {
  const t = useText(gamesText)
  const { systems, providers } = useCategoryProviders(type)
  if (systems.isError)
    return (
      <FormNote>
        {isApiFailure(systems.error) && systems.error.kind === 'network'
          ? t('systemsBroke')
          : t('systemsFailed')}
      </FormNote>
    )
  if (providers.isError) return <FormNote>{t('providersFailed')}</FormNote>
  if (!providers.data) return <Skeleton className="h-11 rounded-full" />
  if (providers.data.length === 0) return null
  const items = [
    { value: '', label: t('all') },
    ...providers.data.map(({ platform, name }) => ({ value: platform, label: name })),
  ]
  return <Pills items={items} label={t('providers')} onChange={onChange} value={system} />
}
