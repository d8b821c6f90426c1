import { SLIDE_PICTURES } from '@maidan/contract/facts'
import { frontDeskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { slideAddress } from '../../features/front/draft.ts'
import { Panel } from '../../parts/panel.tsx'
import type { FormProps } from './form-props.ts'

/** The pictures that the house has, one of which a slide shows. What it has may stay. */
export function PictureField({ draft, before, onChange, error }: FormProps) {
  const t = useText(frontDeskText)
  const refused = error('picture')
  const drawn = SLIDE_PICTURES.map((one) => ({
    address: slideAddress(one),
    name: t(`picture_${one}`),
  }))
  const kept = before?.thumbnail ?? ''
  const isKnown = kept === '' || drawn.some(({ address }) => address === kept)
  const all = isKnown ? drawn : [{ address: kept, name: t('keptPicture') }, ...drawn]
  return (
    <Panel title={t('picture')}>
      <fieldset className="pb-2">
        <legend className="sr-only">{t('picture')}</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {all.map(({ address, name }) => (
            <label
              className="flex cursor-pointer flex-col gap-1.5 rounded-md border border-field-700 p-1.5 text-xs has-checked:border-grass has-checked:bg-field-800 has-focus-visible:outline-2"
              key={address}
            >
              <img
                alt=""
                className="aspect-[16/7] w-full rounded-sm bg-field-800 object-cover"
                height={70}
                loading="lazy"
                src={address}
                width={160}
              />
              <span className="flex min-h-6 items-center gap-2">
                <input
                  checked={draft.picture === address}
                  className="size-4 accent-grass"
                  name="picture"
                  onChange={() => onChange({ ...draft, picture: address })}
                  type="radio"
                  value={address}
                />
                {name}
              </span>
            </label>
          ))}
        </div>
        {refused !== undefined && <p className="mt-1 text-sm text-clay-soft">{refused}</p>}
      </fieldset>
    </Panel>
  )
}
