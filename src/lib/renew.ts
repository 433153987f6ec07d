/**
 * Puts what the server shows now at this address in place of some parts of the page, by their ids,
 * and answers whether it could be had. What listens at the document goes on listening.
 */
export const renew = async (ids: readonly string[]): Promise<boolean> => {
  try {
    const response = await fetch(location.href, { headers: { Accept: 'text/html' } });
    if (!response.ok) return false;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    for (const id of ids) {
      const fresh = page.getElementById(id);
      if (fresh) document.getElementById(id)?.replaceWith(fresh);
    }
    return true;
  } catch {
    return false;
  }
};
