import { publishingText } from '@maidan/locales'
import { Badge, Button, SkeletonRows, useText } from '@maidan/ui'
import { usePage, type PageRecord, type PageVersion } from '../../features/pages/queries.ts'
import { When } from '../../parts/facts/when.tsx'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'
import { draftOf } from './draft.ts'
import { WordsShown } from './words-shown.tsx'

/** Every version of a page, by whom and why, and the words of the one that is looked at. */
export function Versions({ page }: { page: PageRecord }) {
  const t = useText(publishingText)
  const change = useChangeAddress()
  const { version = String(page.version) } = useAddress()
  const looked = usePage(page.key, version)
  return (
    <Scroller className="min-h-0 flex-1" label={t('view_versions')}>
      <ol className="m-4 mb-0 max-w-4xl divide-y divide-field-800 rounded-card border border-field-800">
        {page.versions.map((one) => (
          <li key={one.version}>
            <VersionRow
              isPresent={one.version === page.version}
              isShown={String(one.version) === version}
              onLook={() => change({ version: String(one.version) })}
              version={one}
            />
          </li>
        ))}
      </ol>
      <QueryView query={looked} skeleton={<SkeletonRows count={6} rowClass="h-10" />}>
        {({ version: shown, texts }) => (
          <section aria-label={t('shown', { version: shown })}>
            <WordsShown words={draftOf(texts)} />
          </section>
        )}
      </QueryView>
    </Scroller>
  )
}

type RowProps = { version: PageVersion; isPresent: boolean; isShown: boolean; onLook: () => void }

function VersionRow({ version: one, isPresent, isShown, onLook }: RowProps) {
  const t = useText(publishingText)
  const by = one.published_by
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm">
      <b className="font-semibold">{t('version', { version: one.version })}</b>
      <When at={one.published_at} className="text-quiet" zone />
      <span className="text-quiet">
        {by === null ? t('firstWords') : t('publishedBy', { name: by })}
      </span>
      {by !== null && <span className="min-w-0 flex-1 wrap-anywhere">{one.reason}</span>}
      <span className="ml-auto flex items-center gap-3">
        {isPresent && <Badge tone="good">{t('present')}</Badge>}
        <Button
          aria-pressed={isShown}
          look={isShown ? 'secondary' : 'quiet'}
          onClick={onLook}
          size="small"
        >
          {t('look', { version: one.version })}
        </Button>
      </span>
    </div>
  )
}
