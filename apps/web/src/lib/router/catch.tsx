import { Component, type ComponentType, type ReactNode } from 'react'

type Props = {
  failure: ComponentType<{ error: unknown }>
  /** Another place begins anew. */
  place: unknown
  children: ReactNode
}

type State = { place: unknown; caught: { error: unknown } | null }

/** Shows a failure in the place of what broke, until another place is gone to. */
export class Catch extends Component<Props, State> {
  override state: State = { place: this.props.place, caught: null }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, caught: null }
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'caught'> {
    return { caught: { error } }
  }

  override render() {
    const { failure: Failure, children } = this.props
    const { caught } = this.state
    return caught ? <Failure error={caught.error} /> : children
  }
}
