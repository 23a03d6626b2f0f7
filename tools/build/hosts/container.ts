/** nginx with the site in it: no rights, no shell scripts, nothing that changes while it runs. */
export function containerfile(): string {
  return `# podman build -f deploy/Containerfile -t sitio .    (in the folder of the build)
# podman run --read-only --tmpfs /tmp --cap-drop all -p 8080:8080 sitio
FROM docker.io/nginxinc/nginx-unprivileged:stable-alpine-slim
COPY deploy/nginx/nginx.conf /etc/nginx/nginx.conf
COPY deploy/nginx/sitio /etc/nginx/sitio
COPY client /srv/sitio
USER 101
EXPOSE 8080
ENTRYPOINT ["nginx", "-g", "daemon off;"]
`
}
