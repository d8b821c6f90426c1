import { FRONT_PLACES, type FrontPlace } from '@maidan/contract/facts'
import { deskText, frontDeskText } from '@maidan/locales'
import { buttonClass, SkeletonRows, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../app/paths.ts'
import { useFront } from '../../features/front/queries.ts'
import { useMe } from '../../features/overview/queries.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { Segments } from '../../parts/tables/segments.tsx'
import { useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'
import { OpenDialog, type Open } from './open-dialog.tsx'
import { PlaceList } from './place-list.tsx'
import { UrgentNote } from './urgent-note.tsx'

/** What all players read on the front page, place by place; an administrator changes it. */
export function Front() {
  const t = useText(frontDeskText)
  const title = useText(deskText)('front')
  const isAdmin = useMe()?.role === 'admin'
  const front = useFront()
  const place = usePlace()
  const change = useChangeAddress()
  const [open, setOpen] = useState<Open>()
  return (
    <>
      <ScreenHead title={title}>
        <Segments
          items={FRONT_PLACES.map((value) => ({ value, label: t(`place_${value}`) }))}
          label={t('place')}
          onChange={(value) => change({ place: value })}
          value={place}
        />
        {isAdmin && <AddLink place={place} />}
      </ScreenHead>
      <Scroller className="min-h-0 flex-1" label={title}>
        <div className="flex max-w-5xl flex-col gap-4 p-4">
          <p className="max-w-3xl text-sm text-quiet">{t('lead')}</p>
          {place === 'notice' && <UrgentNote />}
          <QueryView query={front} skeleton={<SkeletonRows count={4} rowClass="h-24" />}>
            {(shown) => (
              <PlaceList front={shown} onOpen={isAdmin ? setOpen : undefined} place={place} />
            )}
          </QueryView>
        </div>
      </Scroller>
      {open !== undefined && <OpenDialog onClose={() => setOpen(undefined)} open={open} />}
    </>
  )
}

/** The place that the address names; the running line for anything else. */
function usePlace(): FrontPlace {
  const { place } = useAddress()
  return FRONT_PLACES.find((one) => one === place) ?? FRONT_PLACES[0]
}

function AddLink({ place }: { place: FrontPlace }) {
  const t = useText(frontDeskText)
  return (
    <Link
      className={`${buttonClass({ size: 'small' })} ml-auto max-lg:h-11`}
      params={{ piece: `${place}-new` }}
      to={paths.frontPiece}
    >
      <Plus aria-hidden className="size-4" />
      {t(`add_${place}`)}
    </Link>
  )
}
