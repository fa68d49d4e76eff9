import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findNginx } from '../../tools/find-nginx'
import { freePort } from './listen'

type Options = {
  /** Folder of the build. */
  folder: string
  /** Origin that /api is proxied to. */
  api: string
  /** Changes the configuration, as an administrator would. */
  edit?: (configuration: string) => string
}

type Nginx = { url: string; close: () => Promise<void> }

export const configurationFile = join(import.meta.dirname, '../deploy/nginx.conf')

const ATTEMPTS = 5

/**
 * Starts nginx with e2e/deploy/nginx.conf, changing only the three lines named in the comment at
 * its top.
 */
export async function startNginx(options: Options): Promise<Nginx> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const started = await startOn(await freePort(), options)
    if (started) return started
  }
  throw new Error('nginx did not start: see its output above')
}

/** @returns undefined if nginx exited, for example because another program has taken the port */
async function startOn(
  port: number,
  { folder, api, edit = (text) => text }: Options,
): Promise<Nginx | undefined> {
  const nginx = requireNginx()
  const configuration = edit(await readFile(configurationFile, 'utf8'))
  const server = adapt(configuration, { listen: `127.0.0.1:${port}`, root: folder, proxyPass: api })
  const home = await mkdtemp(join(tmpdir(), 'nginx-'))
  await writeFile(join(home, 'nginx.conf'), surround(server, home, mimeTypes(nginx)))
  const child = spawn(nginx, ['-p', home, '-e', 'stderr', '-c', join(home, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const exited = once(child, 'exit')
  const close = async () => {
    child.kill('SIGTERM')
    await exited
    await rm(home, { recursive: true, force: true })
  }
  const url = `http://localhost:${port}`
  if (await isReady(url, child)) return { url, close }
  await rm(home, { recursive: true, force: true })
  return undefined
}

/** @returns the path of the executable */
export function requireNginx(): string {
  const nginx = findNginx()
  if (nginx) return nginx
  throw new Error(
    'No nginx was found. Install it (Debian: apt-get install nginx-light), or set NGINX_PATH.',
  )
}

type Lines = { listen: string; root: string; proxyPass: string }

/** Changes the three lines named in nginx.conf's comment. */
export function adapt(configuration: string, { listen, root, proxyPass }: Lines): string {
  let text = replaceOnce(configuration, 'listen 80;', `listen ${listen};`)
  text = replaceOnce(text, 'root /var/www/ai-sdr;', `root ${root};`)
  return replaceOnce(text, 'proxy_pass http://127.0.0.1:4000;', `proxy_pass ${proxyPass};`)
}

/**
 * Like Debian's nginx.conf, which includes conf.d/*.conf, but with one process and without root.
 */
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

/** The path of nginx's mime.types. */
export function mimeTypes(nginx: string): string {
  // `nginx -V` writes to stderr.
  const build = execFileSync('/bin/sh', ['-c', '"$0" -V 2>&1', nginx], { encoding: 'utf8' })
  const [, configuration = '/etc/nginx/nginx.conf'] = /--conf-path=(\S+)/.exec(build) ?? []
  return join(dirname(configuration), 'mime.types')
}

function replaceOnce(text: string, old: string, by: string): string {
  if (text.split(old).length !== 2) throw new Error(`nginx.conf must contain "${old}" exactly once`)
  return text.replace(old, by)
}

/**
 * Waits until nginx responds. @returns false if it exited first, even if another server responds
 * there
 */
async function isReady(url: string, child: ChildProcess): Promise<boolean> {
  for (;;) {
    const isAnswering = await fetch(url).then(
      () => true,
      () => false,
    )
    if (child.exitCode !== null) return false
    if (isAnswering) return true
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
