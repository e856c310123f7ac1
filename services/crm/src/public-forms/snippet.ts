/**
 * Returns the HTML that shows a form on a website and submits it. The page's own styles apply, and all texts of the form
 * are set as text. Answers stay in the form until they are stored, and are stored once, however often they are sent.
 * @param publicUrl the address of the API, e.g. `https://bms.example.com`
 * @param token the token of the form
 */
export const snippetOf = (publicUrl: string, token: string): string => `<form id="bms-${token}"></form>
<script>
(async (form, url) => {
  const texts = {
    send: 'Send',
    unavailable: 'This form is not available at the moment.',
    failed: 'Your answers could not be sent. Please try again.',
  };
  const add = (parent, name, properties = {}) => parent.appendChild(Object.assign(document.createElement(name), properties));
  const ask = (options) => fetch(url, options).then(async (sent) => ({ ok: sent.ok, ...(await sent.json()) })).catch(() => ({}));
  const { record } = await ask();
  if (!record) return add(form, 'p', { textContent: texts.unavailable });
  add(form, 'h2', { textContent: record.title });
  if (record.description) add(form, 'p', { textContent: record.description });
  const inputs = {};
  const types = { number: 'number', date: 'date', email: 'email', url: 'url', checkbox: 'checkbox' };
  for (const { key, title, field_type, required, options, placeholder } of record.fields) {
    const label = add(add(form, 'p'), 'label', { textContent: title + (required ? ' *' : '') });
    add(label, 'br');
    const name = options.length ? 'select' : field_type === 'textarea' ? 'textarea' : 'input';
    const input = add(label, name, { name: key, required: required && field_type !== 'checkbox' });
    if (name === 'input') Object.assign(input, { type: types[field_type] || 'text', step: 'any' });
    if (name === 'select') input.multiple = field_type === 'multi_select';
    else input.placeholder = placeholder;
    if (field_type === 'select') add(input, 'option', { value: '', textContent: placeholder });
    for (const option of options) add(input, 'option', { value: option, textContent: option });
    inputs[key] = input;
  }
  // Programs fill it in; people do not see it, whatever the styles of the page.
  const trap = add(form, 'input', { name: 'homepage', tabIndex: -1, autocomplete: 'off', ariaHidden: 'true' });
  trap.style.setProperty('display', 'none', 'important');
  const button = add(form, 'button', { textContent: texts.send });
  const status = add(form, 'p', { role: 'status' });
  const valueOf = (input) => {
    if (input.type === 'checkbox') return input.checked ? '1' : '0';
    return input.multiple ? [...input.selectedOptions].map(({ value }) => value).join(',') : input.value;
  };
  // The key of these answers: sent again after a lost response, they are not stored a second time.
  const newKey = () => [...crypto.getRandomValues(new Uint32Array(4))].join('-');
  let key = newKey();
  form.addEventListener('input', ({ target }) => {
    key = newKey();
    target.setCustomValidity('');
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    button.disabled = true;
    const values = Object.entries(inputs).map(([name, input]) => [name, valueOf(input)]);
    const body = { values: Object.fromEntries(values.filter(([, value]) => value !== '')), homepage: trap.value };
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const answer = await ask({ method: 'POST', headers, body: JSON.stringify(body) });
    button.disabled = false;
    const errors = (answer.errors || []).map((error) => ({ ...error, input: inputs[error.field.replace('values.', '')] }));
    for (const { input, message } of errors) input?.setCustomValidity(message);
    const others = errors.filter(({ input }) => !input).map(({ message }) => message);
    status.textContent = [answer.message || answer.detail || texts.failed, ...others].join(' ');
    if (!answer.ok) return form.reportValidity();
    form.reset();
    key = newKey();
  });
})(document.getElementById('bms-${token}'), '${new URL(`/api/public-forms/${token}`, publicUrl).href}');
</script>
`;
