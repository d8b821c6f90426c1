import { homeText } from '@maidan/locales'
import { IconButton } from '@maidan/ui'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useRouter } from '../../lib/router/router-context.ts'
import { useRouteState } from '../../app/routes/route-state.ts'
import { useText } from '../../lib/text/language.ts'

/** Says once that an address led nowhere (SIL-011): a reload of home says it no more. */
export function NoPageNote() {
  const t = useText(homeText)
  const { history } = useRouter()
  const given = useRouteState('noPage')
  const [lost] = useState(given)
  const [closed, setClosed] = useState(false)
  useEffect(() => {
    if (lost !== undefined) history.keep({})
  }, [lost, history])
  if (lost === undefined || closed) return null
  return (
    <div className="mx-4 mt-3 flex items-center gap-2 rounded-card border border-amber/40 bg-field-900 py-1 pr-1 pl-4 text-sm">
      <p className="min-w-0 flex-1 break-words" role="status">
        {t('noPage', { address: lost.pathname })}
      </p>
      <IconButton
        icon={<X className="size-5" />}
        label={t('closeNote')}
        onClick={() => setClosed(true)}
      />
    </div>
  )
}
