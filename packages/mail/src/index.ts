export { createEncryption, type Encryption, encryptionSecret } from './encryption.ts';
export { type Channel, mailSettings, openMailChannel } from './mail-channel.ts';
export { type MailContent, renderMail } from './mail-template.ts';
export {
  accountReason,
  type Branding,
  type MailFile,
  type MessageContext,
  type MessageKind,
  type MessageKinds,
  type PanelLink,
  panelUrl,
  type RenderedMessage,
} from './message.ts';
export { createMessageQueue, type MessageQueue } from './queue.ts';
export { queuedMessageModel } from './queued-message.model.ts';
export { startSender } from './sender.ts';
