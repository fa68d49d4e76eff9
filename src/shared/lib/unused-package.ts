/** In place of packages that the libraries import and that never run here: see the aliases in vite.config.ts. */
const unused = () => {
  throw new Error('vite.config.ts replaces this package because nothing calls it')
}

// oxlint-disable-next-line import/no-default-export -- as in the packages it replaces
export default unused
