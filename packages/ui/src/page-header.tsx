import { commonText } from '@maidan/locales'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './buttons/icon-button.tsx'
import { useText } from './language.tsx'

/**
 * The bar at the top of every screen but home: back, title, and room for one control. On a wide
 * screen it is the title of the page's column; the ways on stand around it.
 */
export function PageHeader(props: { title: ReactNode; onBack?: () => void; end?: ReactNode }) {
  const t = useText(commonText)
  return (
    <header className="page-header sticky top-0 z-30 low:static flex min-h-14 items-center gap-1 border-b border-field-800 bg-field-950/95 px-1.5 backdrop-blur">
      {props.onBack ? (
        <IconButton
          className="wide:hidden"
          icon={<ChevronLeft className="size-6" />}
          label={t('back')}
          onClick={props.onBack}
        />
      ) : (
        <span className="w-2.5 wide:hidden" />
      )}
      <h1 className="min-w-0 flex-1 py-1 text-lg leading-tight font-semibold">{props.title}</h1>
      {props.end}
    </header>
  )
}
