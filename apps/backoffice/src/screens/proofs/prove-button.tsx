import { failureCode } from '@maidan/client'
import { proofsText } from '@maidan/locales'
import { Button, showToast, siteTime, useLanguage, useText } from '@maidan/ui'
import { BookCheck } from 'lucide-react'
import { useProveBooks } from '../../features/proofs/queries.ts'
import { failureText } from '../../lib/failure-text.ts'

/** Starts a proof, or says since when one is waited for. */
export function ProveButton({ wishedAt }: { wishedAt: string | null }) {
  const t = useText(proofsText)
  const language = useLanguage()
  const act = useProveBooks()
  const say = (error: unknown) => {
    const isBusy = failureCode(error) === 'STATE_CHANGED'
    showToast(isBusy ? t('runBusy') : failureText(error, language), 'bad')
  }
  return (
    <span className="ml-auto flex flex-wrap items-center gap-3">
      {wishedAt !== null && (
        <span className="tabular text-sm text-quiet" role="status">
          {t('running', { time: siteTime(wishedAt) })}
        </span>
      )}
      <Button
        busy={act.isPending || wishedAt !== null}
        look="secondary"
        onClick={() =>
          act.mutate(undefined, {
            onSuccess: () => showToast(t('wished'), 'good'),
            onError: say,
          })
        }
        size="small"
      >
        <BookCheck aria-hidden className="size-4" />
        {t('run')}
      </Button>
    </span>
  )
}
