import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A client as stored. */
@Schema({ timestamps: { createdAt: 'created_at', updatedAt: 'updated_at' } })
export class Client {
  @Prop({ required: true, maxlength: 255, index: true })
  company_name: string;

  @Prop({ required: true, enum: ['organization', 'person'], index: true })
  type: string;

  @Prop({ default: '', maxlength: 1000 })
  address: string;

  @Prop({ default: '', maxlength: 255, index: true })
  city: string;

  @Prop({ default: '', maxlength: 255 })
  state: string;

  @Prop({ default: '', maxlength: 40 })
  zip: string;

  @Prop({ default: '', maxlength: 255, index: true })
  country: string;

  @Prop({ default: '', maxlength: 60 })
  phone: string;

  @Prop({ default: '', maxlength: 254 })
  email: string;

  @Prop({ default: '', maxlength: 1000 })
  website: string;

  @Prop({ default: '', maxlength: 3 })
  currency: string;

  @Prop({ default: '', maxlength: 60 })
  vat_number: string;

  @Prop({ type: [Number], default: [], index: true })
  group_ids: number[];

  @Prop({ type: [String], default: [], index: true })
  labels: string[];

  @Prop({ default: '', index: true })
  owner_id: string;

  @Prop({ default: '' })
  created_by: string;

  @Prop({ default: 'active', enum: ['active', 'inactive'], index: true })
  status: string;

  created_at: Date;
  updated_at: Date;
}

export const ClientSchema = SchemaFactory.createForClass(Client);
ClientSchema.index({ created_at: 1 });
ClientSchema.index({ company_name: 'text', phone: 'text', email: 'text' }, { default_language: 'none' });
