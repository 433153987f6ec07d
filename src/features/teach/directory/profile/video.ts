const HOSTS: Readonly<Record<string, string>> = {
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'bilibili.com': 'Bilibili',
  'vimeo.com': 'Vimeo',
};

/** A video of a tutor with the name of who shows it; undefined for other addresses. */
export const videoOf = (address: string): { href: string; host: string } | undefined => {
  const url = URL.parse(address);
  const host = HOSTS[url?.hostname.replace(/^(www|m|player)\./, '') ?? ''];
  return url && host && /^https?:$/.test(url.protocol) ? { href: url.href, host } : undefined;
};
