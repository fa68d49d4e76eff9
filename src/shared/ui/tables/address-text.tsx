/** Shorter addresses are one text, so that they are copied and read as one. */
const SHOWN_WHOLE = 48

/** An address that is cut before its domain if there is no room. */
export function AddressText({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  const isWhole = address.length <= SHOWN_WHOLE
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
