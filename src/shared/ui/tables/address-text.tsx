/** Shorter addresses are one text, so that they are copied and read as one; fewer fit on a phone. */
const shownWhole = () => (window.innerWidth < 768 ? 32 : 48)

type Props = { address: string; isWhole?: boolean }

/** An address that wraps before its domain, or is cut there if there is no room. */
export function AddressText({ address, isWhole = address.length <= shownWhole() }: Props) {
  const at = address.lastIndexOf('@')
  const [name, domain] = [address.slice(0, at), address.slice(at)]
  return (
    <bdi dir="auto" className={isWhole ? 'address' : 'long-address'} title={address}>
      {isWhole ? name : <span>{name}</span>}
      {isWhole && <wbr />}
      {isWhole ? domain : <span>{domain}</span>}
    </bdi>
  )
}
