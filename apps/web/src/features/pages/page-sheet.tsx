import type { AgreedPage } from '@maidan/contract'
import { contentText } from '@maidan/locales'
import { ErrorState, parseProse, Prose, Sheet, SkeletonRows } from '@maidan/ui'
import type { ProseLink } from '@maidan/ui'
import { useText } from '../../lib/text/language.ts'
import { usePage } from './queries.ts'

/** A page of content over the form; its links open beside it, so that nothing typed is lost. */
export function PageSheet({ page, onClose }: { page: AgreedPage; onClose: () => void }) {
  const t = useText(contentText)
  const { data, isError, isFetching, refetch } = usePage(page)
  return (
    <Sheet onOpenChange={(open) => !open && onClose()} open title={data?.title ?? t(page)}>
      {data !== undefined ? (
        <Prose blocks={parseProse(data.body)} link={LinkBeside} />
      ) : isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows count={8} rowClass="h-6" />
      )}
    </Sheet>
  )
}

function LinkBeside({ to, className, children }: ProseLink) {
  return (
    <a className={className} href={to} rel="noopener" target="_blank">
      {children}
    </a>
  )
}
