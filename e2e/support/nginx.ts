import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findNginx } from '../../tools/find-nginx'
import { freePort } from './free-port'

type Place = {
  /** The build. */
  folder: string
  /** Where /api is passed on to. */
  api: string
  /** Changes the configuration as its reader would. */
  edit?: (configuration: string) => string
}

type Nginx = { url: string; close: () => Promise<void> }

const configurationFile = join(import.meta.dirname, '../deploy/nginx.conf')

/** Starts nginx with e2e/deploy/nginx.conf, in which only the three lines of its head are changed. */
export async function startNginx({ folder, api, edit = (text) => text }: Place): Promise<Nginx> {
  const nginx = findNginx()
  if (!nginx) {
    throw new Error(
      'No nginx was found. Install it (Debian: apt-get install nginx-light), or set NGINX_PATH.',
    )
  }
  const port = await freePort()
  let server = edit(await readFile(configurationFile, 'utf8'))
  server = replaceOnce(server, 'listen 80;', `listen 127.0.0.1:${port};`)
  server = replaceOnce(server, 'root /var/www/ai-sdr;', `root ${folder};`)
  server = replaceOnce(server, 'proxy_pass http://127.0.0.1:4000;', `proxy_pass ${api};`)

  const home = await mkdtemp(join(tmpdir(), 'nginx-'))
  await writeFile(join(home, 'nginx.conf'), surround(server, home, mimeTypes(nginx)))
  const child = spawn(nginx, ['-p', home, '-e', 'stderr', '-c', join(home, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const gone = once(child, 'exit')
  const url = `http://localhost:${port}`
  await answering(url, gone)
  return {
    url,
    close: async () => {
      child.kill('SIGTERM')
      await gone
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** What Debian's /etc/nginx/nginx.conf puts around a file of conf.d, in one process of this user. */
const surround = (server: string, home: string, mimeTypes: string) => `
daemon off;
master_process off;
pid ${home}/nginx.pid;
error_log stderr crit;
events {}
http {
  include ${mimeTypes};
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${home}/body;
  proxy_temp_path ${home}/proxy;
  fastcgi_temp_path ${home}/fastcgi;
  uwsgi_temp_path ${home}/uwsgi;
  scgi_temp_path ${home}/scgi;
${server}
}
`

function mimeTypes(nginx: string): string {
  // It tells its build on the error stream.
  const told = execFileSync('/bin/sh', ['-c', '"$0" -V 2>&1', nginx], { encoding: 'utf8' })
  const [, configuration = '/etc/nginx/nginx.conf'] = /--conf-path=(\S+)/.exec(told) ?? []
  return join(dirname(configuration), 'mime.types')
}

function replaceOnce(text: string, old: string, by: string): string {
  if (text.split(old).length !== 2) throw new Error(`nginx.conf does not say "${old}" once`)
  return text.replace(old, by)
}

async function answering(url: string, gone: Promise<unknown>): Promise<void> {
  let isGone = false
  void gone.then(() => (isGone = true))
  for (;;) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isThere) return
    if (isGone) throw new Error('nginx did not start: see what it wrote above')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
