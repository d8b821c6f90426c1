import { deskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type PageOf = { total: number; page: number; page_size: number }

type Props = { of: PageOf; onPage: (page: number) => void; children?: ReactNode }

/** Which part of a list is shown, and the ways to the parts before and after. */
export function Pager({ of, onPage, children }: Props) {
  const t = useText(deskText)
  const from = (of.page - 1) * of.page_size + 1
  const to = Math.min(of.total, of.page * of.page_size)
  return (
    <div className="flex h-12 shrink-0 items-center justify-end gap-1 border-t border-field-800 pr-3 pl-4 lg:h-10">
      {children}
      <span className="tabular mr-2 ml-auto text-sm whitespace-nowrap text-quiet" role="status">
        {of.total === 0 ? t('none') : t('range', { from: Math.min(from, to), to, total: of.total })}
      </span>
      <nav aria-label={t('pages')} className="flex items-center gap-1">
        <Step
          disabled={of.page <= 1}
          icon={ChevronLeft}
          label={t('previousPage')}
          onPress={() => onPage(of.page - 1)}
        />
        <Step
          disabled={to >= of.total}
          icon={ChevronRight}
          label={t('nextPage')}
          onPress={() => onPage(of.page + 1)}
        />
      </nav>
    </div>
  )
}

function Step(props: { label: string; icon: LucideIcon; disabled: boolean; onPress: () => void }) {
  const Icon = props.icon
  return (
    <button
      aria-label={props.label}
      className="grid size-10 place-content-center rounded-md text-quiet transition hover:bg-field-800 hover:text-text disabled:opacity-40 disabled:hover:bg-transparent lg:size-8"
      disabled={props.disabled}
      onClick={props.onPress}
      title={props.label}
      type="button"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
