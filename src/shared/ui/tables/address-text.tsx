/** Shorter addresses are one text, so that they are copied and read as one; fewer fit on a phone. */
const shownWhole = () => (window.innerWidth < 768 ? 32 : 48)

/** An address that is cut before its domain if there is no room. */
export function AddressText({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  const isWhole = address.length <= shownWhole()
  return (
    <bdi dir="auto" className={isWhole ? undefined : 'long-address'} title={address}>
      {isWhole ? (
        address
      ) : (
        <>
          <span>{address.slice(0, at)}</span>
          <span>{address.slice(at)}</span>
        </>
      )}
    </bdi>
  )
}

/** Wraps before the domain. */
export function WrappedAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <bdi dir="auto">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  )
}
