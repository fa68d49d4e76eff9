import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Simulates a deploy: renames every file in assets/, as a changed hash would. */
export async function publishNewBuild(folder: string): Promise<void> {
  const assets = join(folder, 'assets')
  const files = await readdir(assets)
  const names = files.filter((file) => !file.endsWith('.gz'))
  for (const file of files) if (file.endsWith('.gz')) await rm(join(assets, file))
  const rewrite = async (file: string) => {
    let text = await readFile(file, 'utf8')
    for (const name of names) text = text.replaceAll(name, newName(name))
    await writeFile(file, text)
  }
  await rewrite(join(folder, 'index.html'))
  for (const name of names) {
    await rewrite(join(assets, name))
    await rename(join(assets, name), join(assets, newName(name)))
  }
}

const newName = (name: string) => name.replace(/\.js$/, '-new.js')
