import { clsx } from 'clsx'
import { useState } from 'react'
import { useClosed } from '../../../app/shell/closed/use-closed.ts'

export const tileGridClass =
  'grid grid-cols-3 gap-2.5 min-[560px]:grid-cols-4 wide:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]'

/** A provider's picture as a button; its name stands in for a picture that does not come. */
export function ProviderTile(props: {
  name: string
  picture: string
  onOpen: () => void
  dimmed?: boolean
  /** opens on nothing. */
  closed?: boolean
}) {
  const closed = useClosed()
  const [failed, setFailed] = useState(false)
  return (
    <button
      className={clsx(
        'relative aspect-[12/7] overflow-hidden rounded-card bg-field-800 transition active:scale-[0.97]',
        props.dimmed && 'opacity-60',
      )}
      {...closed(props.closed === true)}
      onClick={props.onOpen}
      type="button"
    >
      {!failed && (
        <img
          alt=""
          className="size-full object-cover"
          height={140}
          onError={() => setFailed(true)}
          src={props.picture}
          width={240}
        />
      )}
      <span
        className={
          failed
            ? 'absolute inset-0 flex items-center justify-center p-1 text-sm font-semibold'
            : 'sr-only'
        }
      >
        {props.name}
      </span>
    </button>
  )
}
