import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../support/app-test'
import { distFolder } from '../support/dist'
import { freePort } from '../support/listen'
import { adapt, configurationFile, mimeTypes, requireNginx } from '../support/nginx'

/** Debian's /etc/nginx/nginx.conf, without comments; Debian 12 and 13 differ only in values. */
const debianConfiguration = `
user www-data;
worker_processes auto;
pid /run/nginx.pid;
error_log /var/log/nginx/error.log;
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log /var/log/nginx/access.log;
  gzip on;
  include /etc/nginx/conf.d/*.conf;
  include /etc/nginx/sites-enabled/*;
}
`
/** Debian's /etc/nginx/sites-enabled/default, without comments and IPv6. */
const debianSite = `
server {
  listen 80 default_server;
  root /var/www/html;
  index index.html index.htm index.nginx-debian.html;
  server_name _;
  location / { try_files $uri $uri/ =404; }
}
`

test('the commands in nginx.conf install the application on a fresh Debian', async ({
  request,
  server,
}) => {
  const nginx = requireNginx()
  const port = await freePort()
  const root = await mkdtemp(join(tmpdir(), 'debian-'))
  const inRoot = (text: string) =>
    text
      .replaceAll(/(?<=^|[ "])\/(?=(etc|run|var)\/)/gm, `${root}/`)
      .replace('user www-data', `user ${userInfo().username}`)
      .replace('listen 80 ', `listen 127.0.0.1:${port} `)
  const folders = ['etc/nginx/conf.d', 'etc/nginx/sites-enabled', 'etc/nginx/modules-enabled']
  for (const folder of [...folders, 'bin', 'run', 'var/log/nginx', 'var/www/html']) {
    await mkdir(join(root, folder), { recursive: true })
  }
  const main = join(root, 'etc/nginx/nginx.conf')
  await copyFile(mimeTypes(nginx), join(root, 'etc/nginx/mime.types'))
  await writeFile(main, inRoot(debianConfiguration))
  await writeFile(join(root, 'etc/nginx/sites-enabled/default'), inRoot(debianSite))
  await writeFile(join(root, 'var/www/html/index.nginx-debian.html'), 'Welcome to nginx!')
  await cp(distFolder, join(root, 'var/www/ai-sdr'), { recursive: true })

  const started = spawn(nginx, ['-p', root, '-c', main, '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const exited = once(started, 'exit')
  const url = `http://127.0.0.1:${port}`
  const read = async (path: string) => {
    const answer = await request.get(url + path).catch(() => undefined)
    return answer?.text()
  }
  try {
    await expect.poll(() => read('/')).toBe('Welcome to nginx!')

    const configuration = await readFile(configurationFile, 'utf8')
    const lines = {
      listen: `127.0.0.1:${port}`,
      root: join(root, 'var/www/ai-sdr'),
      proxyPass: server.url,
    }
    await writeFile(join(root, 'nginx.conf'), adapt(configuration, lines))
    const programs = {
      nginx: `exec ${nginx} -p ${root} -c ${main} "$@"`,
      systemctl: `test "$*" = "reload nginx" && kill -HUP ${started.pid}`,
    }
    for (const [name, script] of Object.entries(programs)) {
      await writeFile(join(root, 'bin', name), `#!/bin/sh\n${script}\n`)
      await chmod(join(root, 'bin', name), 0o755)
    }
    const commands = Array.from(
      configuration.matchAll(/^# {3}(.+)$/gm),
      ([, command = '']) => command,
    )
    const PATH = `${join(root, 'bin')}:${process.env.PATH}`
    const env = { ...process.env, PATH }
    execFileSync('sh', ['-ec', inRoot(commands.join('\n'))], { cwd: root, env, stdio: 'pipe' })

    const page = await readFile(join(distFolder, 'index.html'), 'utf8')
    await expect.poll(() => read('/lists')).toBe(page)
    expect((await request.get(`${url}/api/auth/user`)).status()).toBe(401)
    expect(await read('/third-party-licenses.md')).toContain('\n## Inter')
  } finally {
    started.kill()
    await exited
    await rm(root, { recursive: true })
  }
})
